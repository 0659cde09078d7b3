import { ACTION_TYPES, type CommonProps } from '@yingzao/schema/client'
import type { ReactNode } from 'react'

interface TapProps {
  common: CommonProps
  className?: string
  /** Name for those who cannot see the content. */
  label?: string | undefined
  children: ReactNode
}

/** Where "back" leads when there is nothing to go back to. */
const HOME = '/h5-page/'

/**
 * Whatever can be tapped: a real link when it goes to an address, else a real button that the boot answers
 * by its attributes, at once for popups and back, and through the host's chunk for everything else.
 */
export function Tap({ common, className = '', label, children }: TapProps) {
  const { action } = common
  const shared = { className: `yz-tap ${className}`.trim(), 'aria-label': label }
  switch (action?.type) {
    case ACTION_TYPES.link:
      return (
        <a {...shared} href={action.atext}>
          {children}
        </a>
      )
    case ACTION_TYPES.popup:
      return (
        <button {...shared} type="button" data-pop={action.popupId} aria-haspopup="dialog">
          {children}
        </button>
      )
    case ACTION_TYPES.back:
      return (
        <button {...shared} type="button" data-back={HOME}>
          {children}
        </button>
      )
    default:
      return (
        <button {...shared} type="button" data-act={action && JSON.stringify(action)}>
          {children}
        </button>
      )
  }
}
