/** Node of the reminders among the folders; no folder can have this name. */
export const followUpsNode = '\u0000follow-ups'
