/** Where the form for a new account stands on the sign-in page; there is no address of its own for it. */
export const registrationHash = '#register'
