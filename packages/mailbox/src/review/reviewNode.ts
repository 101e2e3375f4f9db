/** Node of the mail review among the folders; no folder can have this name. */
export const reviewNode = '\u0000review'
