import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCopy } from '../../ui/use-copy'
import { wording } from './wording'

/** The beginning of a hash; the whole of it can be copied. */
export function HashText({ hash, of }: { hash: string | null; of: string }) {
  const copy = useCopy(wording.copy)
  if (hash === null) return <span className="st-soft">--</span>
  return (
    <span className="se-hash">
      <code title={hash}>{hash.slice(0, 12)}…</code>
      <Button
        type="text"
        size="small"
        aria-label={wording.copy.hash(of)}
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={() => void copy(hash)}
      />
    </span>
  )
}
