import { createContext, useContext } from 'react'

/** What the provider says about its own element and about the page of mail bodies. */
export interface RootValue {
  /** The provider's element; null until it is there. */
  readonly root: HTMLElement | null
  /** A page with its own content security policy that shows mail bodies. */
  readonly frameUrl?: string
  /** Folder of what previews of PDF fetch when they need it. */
  readonly previewFilesUrl?: string
}

/** What is fixed for all that lies in the provider: its element, and addresses of the host. */
export const RootContext = createContext<RootValue>({ root: null })

/** The provider's element, for measures and for focus; null until it is there. Nothing is put outside it. */
export const useProviderRoot = (): HTMLElement | null => useContext(RootContext).root

/** The page that shows mail bodies; undefined where they are written into the frame itself. */
export const useFrameUrl = (): string | undefined => useContext(RootContext).frameUrl

/** Folder of what previews of PDF fetch when they need it; undefined where the host serves none. */
export const usePreviewFilesUrl = (): string | undefined => useContext(RootContext).previewFilesUrl
