import { createContext, useContext } from 'react'

/** What a control takes over from the field around it. */
export interface FieldControl {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-required'?: boolean
}

/** Hands them from the field to what stands in it. */
export const FieldContext = /* @__PURE__ */ createContext<FieldControl>({})

/** The attributes that wire a control to its field; a control of your own spreads them on its input. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext)
}
