/** Bytes of each piece of a large file but the last. @source 2nd text 9 */
export const uploadChunkBytes = 2_097_152
