import { Tag } from 'antd'

interface UsualReasonsProps {
  reasons: readonly string[]
  onChoose: (reason: string) => void
}

/** Below the field for a reason: the most common ones. A click fills the field. */
export function UsualReasons({ reasons, onChoose }: UsualReasonsProps) {
  return (
    <div className="st-reasons">
      {reasons.map((reason) => (
        <Tag.CheckableTag key={reason} checked={false} onChange={() => onChoose(reason)}>
          {reason}
        </Tag.CheckableTag>
      ))}
    </div>
  )
}
