import './divider.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { DividerProps } from './props'

/** Edges from one ground to another, on a ground of 750 × 80 that is stretched to any height. */
const EDGES: Partial<Record<DividerProps['look'], string>> = {
  wave: 'M0 40C125 -12 250 -12 375 40S625 92 750 40V80H0Z',
  slant: 'M0 80L750 0V80Z',
  arc: 'M0 80Q375 -80 750 80Z',
}

function Divider({ props: { look, text, color, space, flip } }: ViewProps<DividerProps>) {
  const classes = `yz-divider yz-divider--${look} yz-divider--${color} yz-divider--${space}`
  const edge = EDGES[look]
  if (edge !== undefined) return <Edge path={edge} classes={classes} flip={flip} />
  return (
    <div className={classes}>
      {text === '' ? (
        <hr className="yz-divider__rule" />
      ) : (
        <p className="yz-divider__words">
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}

function Edge({ path, classes, flip }: { path: string; classes: string; flip: boolean }) {
  return (
    <div className={`${classes} yz-divider--edge ${flip ? 'yz-divider--flip' : ''}`.trim()}>
      <svg viewBox="0 0 750 80" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
    </div>
  )
}

export const divider = defineView<DividerProps>({ name: 'divider', view: Divider })
