import { useEffect, useEffectEvent, useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { wording } from './wording'

/**
 * Takes files that are dropped anywhere on the window or pasted into it, as long as `isOn`. Returns whether some are
 * being dragged over the window.
 */
export function useDroppedFiles(isOn: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    if (!isOn) return
    /** How many nested elements are being dragged over; at none the window itself has been left. */
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth += 1
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth -= 1
      if (depth <= 0) setOver(false)
    }
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser leaves the Studio and shows the file.
      event.preventDefault()
      depth = 0
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files.map(named))
    }
    const end = new AbortController()
    const { signal } = end
    window.addEventListener('dragenter', enter, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => {
      end.abort()
      setOver(false)
    }
  }, [isOn])
  return isOver
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

/** Browsers call every screenshot `image.png`. */
function named(file: File): File {
  if (file.name !== 'image.png') return file
  const at = dateTimeText(new Date().toISOString(), { exact: true }).replaceAll(':', '')
  return new File([file], wording.pasted(at), { type: file.type })
}
