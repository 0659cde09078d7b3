import { useState } from 'react'

/** How the list of pages is displayed. */
export type ListLook = 'cards' | 'table'

const KEY = 'yingzao.pages.look'

/** The look that was chosen last on this machine. */
export function useListLook(): [ListLook, (look: ListLook) => void] {
  const [look, setLook] = useState(stored)
  return [
    look,
    (wanted) => {
      setLook(wanted)
      store(wanted)
    },
  ]
}

// Some offices forbid sites to store anything: reading throws there, and so does writing.

function stored(): ListLook {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : 'cards'
  } catch {
    return 'cards'
  }
}

function store(look: ListLook): void {
  try {
    localStorage.setItem(KEY, look)
  } catch {
    // It is forgotten with the tab.
  }
}
