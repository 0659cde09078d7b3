import { ACTION_TYPES, type CommonProps } from '@yingzao/schema/client'
import type { ReactNode } from 'react'
import { countedBy, tapAction } from './tap-action'

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
 * Whatever can be tapped: a real link if it goes to an address, otherwise a real button that the boot handles by its
 * attributes, at once for popups and back, and through the host's chunk for everything else. What requires a login
 * first is never native, as only the host knows who is logged in.
 */
export function Tap({ common, className = '', label, children }: TapProps) {
  const { action } = common
  const shared = {
    className: `yz-tap ${className}`.trim(),
    'aria-label': label,
    // Read where the tap is first noticed (boot/visit.ts), and by what counts it (watch-blocks.ts).
    'data-upload': common.uploadId || undefined,
    'data-label': action?.actionName || undefined,
  }
  const counted = countedBy(common)
  switch (common.isNeedLogin ? undefined : action?.type) {
    case ACTION_TYPES.link:
      return (
        <a {...shared} href={action?.atext} data-stat={counted}>
          {children}
        </a>
      )
    case ACTION_TYPES.popup:
      return (
        <button
          {...shared}
          type="button"
          data-pop={action?.popupId}
          data-stat={counted}
          aria-haspopup="dialog"
        >
          {children}
        </button>
      )
    case ACTION_TYPES.back:
      return (
        <button {...shared} type="button" data-back={HOME} data-stat={counted}>
          {children}
        </button>
      )
    default:
      return (
        <button
          {...shared}
          type="button"
          data-act={action && JSON.stringify(tapAction(action, common))}
          data-group={action?.type === ACTION_TYPES.joinGroup ? action.groupId : undefined}
        >
          {children}
        </button>
      )
  }
}
