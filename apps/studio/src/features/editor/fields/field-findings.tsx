import type { Finding } from '@yingzao/schema/client'

/** What the checks say about one setting, with what to do about it. */
export function FieldFindings({ id, findings }: { id: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <ul id={id} className="ed-said">
      {findings.map(({ rule, severity, message, fix }) => (
        <li key={rule} data-severity={severity}>
          {message}
          <span>{fix}</span>
        </li>
      ))}
    </ul>
  )
}
