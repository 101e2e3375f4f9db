import { createContext, useContext } from 'react'

/** Addresses of the host. */
export interface HostFiles {
  /** A page with its own content security policy that shows mail bodies. */
  readonly frameUrl?: string
  /** Folder of what previews of PDF fetch when they need it. */
  readonly previewFilesUrl?: string
}

/** The provider's element, which is there after the first drawing: apart from all else, so that nobody else draws for it. */
export const RootContext = createContext<HTMLElement | null>(null)

/** What is fixed for all that lies in the provider. */
export const HostFilesContext = createContext<HostFiles>({})

/** The provider's element, for measures and for focus; null until it is there. Nothing is put outside it. */
export const useProviderRoot = (): HTMLElement | null => useContext(RootContext)

/** The page that shows mail bodies; undefined where they are written into the frame itself. */
export const useFrameUrl = (): string | undefined => useContext(HostFilesContext).frameUrl

/** Folder of what previews of PDF fetch when they need it; undefined where the host serves none. */
export const usePreviewFilesUrl = (): string | undefined => useContext(HostFilesContext).previewFilesUrl
