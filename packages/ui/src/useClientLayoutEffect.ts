import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, without React 18's warning on a server, where neither effect runs. */
export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
