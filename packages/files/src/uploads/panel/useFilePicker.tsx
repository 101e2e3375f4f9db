import { useRef } from 'react'

/** Asks for files: `input` is to stand somewhere in the view, `open` opens the browser's window. */
export function useFilePicker(label: string, onFiles: (files: readonly File[]) => void) {
  const picker = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={picker}
      type="file"
      multiple
      hidden
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
  return { input, open: () => picker.current?.click() }
}
