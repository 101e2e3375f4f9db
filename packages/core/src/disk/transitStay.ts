/** Days for which a file in transit can be renewed: one month, two, a quarter, half a year, a year. @source FC-05 */
export const transitStayDays = { month: 30, twoMonths: 60, quarter: 90, halfYear: 180, year: 365 } as const

/** For how long a file in transit is renewed. */
export type TransitStay = keyof typeof transitStayDays

/** All of them, the shortest first. */
export const transitStays = Object.keys(transitStayDays) as readonly TransitStay[]
