/** Kinds of jobs that come again every hour, so a gateway at rest has them as well. */
export const everlastingJobs = ['clean-uploads', 'end-stays']
