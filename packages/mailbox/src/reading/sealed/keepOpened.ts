import { createContext, useContext } from 'react'

const KeepOpened = createContext(false)

/** Says that an opened mail stays open while another one is shown in its place, as behind the tabs of a strip. */
export const KeepOpenedProvider = KeepOpened.Provider

/** True where whoever closes the mail forgets what was opened; else it is forgotten when it is shown no more. */
export const useKeepsOpened = (): boolean => useContext(KeepOpened)
