/** Types of pictures that can stand for a person. An SVG is no picture but a document, and is none of them. @source ST-01 */
export const profilePictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** One of them. */
export type ProfilePictureType = (typeof profilePictureTypes)[number]

/** Largest picture of a person that is kept, in bytes. It is shown 64 px wide at most. */
export const maxProfilePictureBytes = 512 * 1024

/** Longest side of one, in pixels: in a browser's memory a picture is as large as its sides, whatever it weighs. */
export const maxProfilePictureSide = 1024
