import './checks.css'
import { CheckCircleFilled, SearchOutlined } from '@ant-design/icons'
import type { Finding } from '@yingzao/schema/client'
import { Button, Input, Segmented, Spin } from 'antd'
import { useState } from 'react'
import { PageWeights } from '../../../ui/page-weights'
import { FindingCard } from './finding-card'
import { countOf, filterFindings, groupFindings, SEVERITIES } from './finding-groups'
import { useFindingStore, useFindings } from './use-findings'
import { wording } from './wording'

type Shown = Finding['severity'] | 'all'

/** With fewer than this there is nothing to search. */
const MANY = 6

/** What is wrong with the page, why it matters, how to fix it, and a link to the place. */
export function ChecksPanel() {
  const { status, findings, weight } = useFindings()
  const store = useFindingStore()
  const [shown, setShown] = useState<Shown>('all')
  const [q, setQ] = useState('')
  const filtered = filterFindings(findings, { severity: shown === 'all' ? undefined : shown, q })

  if (status === 'failed') {
    return (
      <div className="ed-none" role="alert">
        <p>{wording.failed}</p>
        <p className="st-soft">{wording.failedText}</p>
        <Button onClick={() => store.retry()}>{wording.retry}</Button>
      </div>
    )
  }
  const weights = weight && <PageWeights weight={weight} className="ed-weights" />
  if (findings.length === 0) {
    return (
      <>
        {weights}
        {status === 'checking' ? <Checking /> : <AllGood />}
      </>
    )
  }
  const label = (name: string, count: number) => wording.counted(name, count)
  return (
    <div className="ed-checks">
      {weights}
      <div className="ed-checks-head">
        <Segmented
          block
          size="small"
          aria-label={wording.filter}
          value={shown}
          options={[
            { value: 'all' as Shown, label: label(wording.all, findings.length) },
            ...SEVERITIES.map((severity) => ({
              value: severity as Shown,
              label: label(wording.severities[severity], countOf(findings, severity)),
            })),
          ]}
          onChange={setShown}
        />
        {findings.length >= MANY && (
          <Input
            allowClear
            size="small"
            prefix={<SearchOutlined aria-hidden />}
            aria-label={wording.search}
            placeholder={wording.search}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        )}
        <p className="ed-checks-state" role="status">
          {status === 'checking' ? wording.checking : wording.checked}
        </p>
      </div>
      {filtered.length === 0 && <p className="st-empty">{wording.noneOfFilter}</p>}
      {SEVERITIES.map((severity) => {
        const groups = groupFindings(filtered.filter((finding) => finding.severity === severity))
        if (groups.length === 0) return null
        return (
          <section key={severity} className="ed-checks-group" data-severity={severity}>
            <h3>
              {label(wording.severities[severity], countOf(filtered, severity))}
              <small>{wording.severityHints[severity]}</small>
            </h3>
            <ul>
              {groups.map((group) => (
                <FindingCard key={`${group.rule} ${group.fix}`} group={group} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Checking() {
  return (
    <div className="ed-none" role="status">
      <Spin size="small" />
      <p className="st-soft">{wording.checking}</p>
    </div>
  )
}

function AllGood() {
  return (
    <div className="ed-none ed-checks-good" role="status">
      <CheckCircleFilled aria-hidden />
      <p>{wording.good}</p>
      <p className="st-soft">{wording.goodText}</p>
    </div>
  )
}
