import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      {children}
    </svg>
  )
}

export const GripIcon = () => (
  <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.2" />))}
  </svg>
)
export const UpIcon = () => (
  <Icon>
    <path d="M8 13V3.5M4 7.2 8 3.2l4 4" />
  </Icon>
)
export const DownIcon = () => (
  <Icon>
    <path d="M8 3v9.5M4 8.8l4 4 4-4" />
  </Icon>
)
export const CopyIcon = () => (
  <Icon>
    <path d="M5.5 5.5h7v7h-7zM3.5 10.5v-7h7" />
  </Icon>
)
export const OuterIcon = () => (
  <Icon>
    <path d="M2.7 2.7h10.6v10.6H2.7zM8 10.6V5.6M5.8 7.6 8 5.4l2.2 2.2" />
  </Icon>
)
export const RemoveIcon = () => (
  <Icon>
    <path d="M3 4.5h10M6.2 4.5V3h3.6v1.5M4.4 4.5l.6 8.5h6l.6-8.5" />
  </Icon>
)
