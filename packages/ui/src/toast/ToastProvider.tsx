import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal/PortalProvider'
import { fetchAhead, persistently } from '../late-part/persistently'
import type { ToastView } from './ToastView'
import * as styles from './Toast.css'

/** What happened, and what can be done about it. */
export interface Toast {
  message: ReactNode
  /** @default 'plain' */
  tone?: 'plain' | 'success' | 'danger'
  /** Undo, Retry: pressing it also closes the toast. */
  action?: { label: string; onAction: () => void }
  /** How long it stays; `Infinity` until it is closed. @default 6000, with an action 10000 */
  durationMs?: number
  /** It has gone, for whatever reason but its action: now an undone deletion may become final. */
  onClose?: () => void
  /** A toast with the same key takes the place of the older one. */
  key?: string
}

/** Shows and takes away toasts. */
export interface Toasts {
  /** @returns an id for `dismiss` */
  show: (toast: Toast) => number
  dismiss: (id: number) => void
}

export interface ToastProviderProps {
  /** Name of the region, for screen readers: "Messages". */
  label: string
  dismissLabel: string
  children: ReactNode
}

interface Shown extends Toast {
  id: number
}

/** More than these wait their turn. */
const maxVisible = 3

const ToastContext = /* @__PURE__ */ createContext<Toasts | undefined>(undefined)

/**
 * The toasts of the provider around.
 *
 * @throws Error outside a `ToastProvider`
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) {
    throw new Error(
      'useToasts was called outside ToastProvider, so a message would be lost. Wrap the tree in <ToastProvider>.',
    )
  }
  return toasts
}

/** Holds the queue of toasts and the polite live region that they appear in. */
export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly Shown[]>([])
  const lastId = useRef(0)
  const container = usePortalContainer()
  const View = useView(queue.length > 0)

  const remove = useCallback((id: number) => setQueue((now) => now.filter((toast) => toast.id !== id)), [])
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        lastId.current += 1
        const shown = { ...toast, id: lastId.current }
        setQueue((now) => [...now.filter((other) => !toast.key || other.key !== toast.key), shown])
        return shown.id
      },
      dismiss: remove,
    }),
    [remove],
  )

  const region = (
    <div className={styles.region} role="region" aria-label={label}>
      <div
        className={styles.stack}
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions"
      >
        {View &&
          queue
            .slice(0, maxVisible)
            .map((toast) => (
              <View
                key={toast.id}
                toast={toast}
                dismissLabel={dismissLabel}
                onDone={() => remove(toast.id)}
              />
            ))}
      </div>
    </div>
  )
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {container ? createPortal(region, container) : region}
    </ToastContext.Provider>
  )
}

const loadView = persistently(() => import('./ToastView'))

/** Once it was here it is at hand. */
let known: typeof ToastView | undefined

/** What is needed to begin with comes first; and it must be here when the network has gone. */
const aheadMs = 2000

/**
 * What shows a toast, once it is here. It comes by itself a little later than the page; a toast that is first waits for it.
 *
 * @param isWanted a toast waits
 */
function useView(isWanted: boolean): typeof ToastView | undefined {
  const [view, setView] = useState(() => known && { View: known })
  useEffect(() => {
    const timer = setTimeout(() => fetchAhead(loadView), aheadMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isWanted || view) return
    fetchAhead(async () => {
      known = (await loadView()).ToastView
      setView({ View: known })
    })
  }, [isWanted, view])
  return view?.View
}
