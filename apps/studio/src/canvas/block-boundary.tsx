import type { Block } from '@yingzao/schema/client'
import { Component, type ReactNode } from 'react'
import { wording } from './wording'

interface BoundaryProps {
  block: Block
  title: string
  children: ReactNode
}

/** Contains a block that throws; it is tried again as soon as it changes. */
export class BlockBoundary extends Component<BoundaryProps, { error: unknown; of: Block | undefined }> {
  override state = { error: undefined as unknown, of: undefined as Block | undefined }

  static getDerivedStateFromProps({ block }: BoundaryProps, state: { of: Block | undefined }) {
    return state.of === block ? null : { error: undefined, of: block }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const reason = error instanceof Error ? error.message : String(error)
    return (
      <div className="cv-broken">
        <b>{wording.broken(this.props.title)}</b>
        <small>{wording.brokenReason(reason)}</small>
      </div>
    )
  }
}
