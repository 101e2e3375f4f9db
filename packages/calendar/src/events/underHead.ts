/** What the focus comes to among the hours is not to stand under what stays above them, even with all its lines; in pixels. */
export const underHead = 168
