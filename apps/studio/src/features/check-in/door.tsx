import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Card, Form, Input } from 'antd'
import { useState } from 'react'
import { onBeijingClock } from '../../state/beijing-clock'
import { ProblemNote } from '../../ui/problem-note'
import { ReasonDialog } from '../../ui/reason-dialog'
import { CameraScan } from './camera-scan'
import type { Verdict } from './gate'
import { keepGate, lastGate } from './kept-list'
import { type Occasion, useGate } from './use-gate'
import { wording } from './wording'

const RECENT = 8

interface Seen {
  id: number
  typed: string
  verdict: Verdict
}

/** A door: what is scanned or typed, and in large letters whether they may come in. */
export function Door({ occasion, onBack }: { occasion: Occasion; onBack: () => void }) {
  const [gate, setGate] = useState(lastGate)
  const [seen, setSeen] = useState<readonly Seen[]>([])
  const [forced, setForced] = useState<string>()
  const { scan, kept, conflicts, list } = useGate(occasion, gate.trim() || '1')
  const show = (verdict: Verdict, typed: string) =>
    setSeen((before) => [{ id: (before[0]?.id ?? 0) + 1, typed, verdict }, ...before].slice(0, RECENT))
  const check = useMutation({
    mutationFn: (typed: string) => scan(typed),
    onSuccess: show,
  })
  const force = useMutation({
    mutationFn: (reason: string) => scan(forced ?? '', reason),
    onSuccess(verdict) {
      show(verdict, forced ?? '')
      setForced(undefined)
    },
  })
  const [latest, ...earlier] = seen
  return (
    <div className="ci-door">
      <Card>
        <div className="ci-head">
          <div>
            <h2>{occasion.title}</h2>
            <p className="st-soft">{occasion.place}</p>
            <p className="st-number">{wording.figures(occasion.entered, occasion.people)}</p>
          </div>
          <Button onClick={onBack}>{wording.back}</Button>
        </div>
        <ScanForm gate={gate} onGate={setGate} isPending={check.isPending} onScan={check.mutate} />
        <CameraScan onCode={check.mutate} />
      </Card>
      {check.error && <ProblemNote problem={check.error} />}
      {latest?.verdict.isOffline && <Alert type="warning" showIcon title={wording.offline} />}
      {latest && (
        <Shown
          {...latest}
          onForce={() => {
            force.reset()
            setForced(latest.typed)
          }}
        />
      )}
      <Card size="small">
        <p className="st-soft">
          {kept.taken_at === null
            ? wording.listMissing
            : wording.listAt(
                onBeijingClock(Date.parse(kept.taken_at)).format('HH:mm'),
                kept.tickets.length,
              )}{' '}
          <Button size="small" loading={list.isFetching} onClick={() => void list.refetch()}>
            {wording.renew}
          </Button>
        </p>
        {kept.waiting.length > 0 && (
          <Alert type="info" showIcon title={wording.waiting(kept.waiting.length)} />
        )}
        {conflicts > 0 && <Alert role="alert" type="error" showIcon title={wording.settled(conflicts)} />}
      </Card>
      {earlier.length > 0 && (
        <Card size="small" title={wording.recent}>
          <ul className="ci-recent">
            {earlier.map(({ id, verdict }) => (
              <li key={id} data-result={toneOf(verdict)}>
                {wording.results[verdict.result]} <span className="st-number">{verdict.ticket_no}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {forced !== undefined && (
        <ReasonDialog
          wording={{
            title: wording.force,
            about: wording.forceAbout,
            reason: wording.reason,
            reasonHint: wording.reasonHint,
            usualReasons: wording.usualReasons,
            submit: wording.submit,
          }}
          call={force}
          onReason={force.mutate}
          onClose={() => setForced(undefined)}
        />
      )}
    </div>
  )
}

interface ScanFormProps {
  gate: string
  onGate: (gate: string) => void
  isPending: boolean
  onScan: (typed: string) => void
}

/** A scanner of codes types what it reads and presses Enter. */
function ScanForm({ gate, onGate, isPending, onScan }: ScanFormProps) {
  const [form] = Form.useForm<{ typed: string }>()
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={({ typed }) => {
        if (typed.trim() === '' || isPending) return
        onScan(typed)
        form.resetFields()
      }}
    >
      <Form.Item label={wording.gate} htmlFor="check-in-gate">
        <Input
          id="check-in-gate"
          value={gate}
          maxLength={40}
          placeholder={wording.gateHint}
          autoComplete="off"
          onChange={({ target }) => {
            onGate(target.value)
            keepGate(target.value)
          }}
        />
      </Form.Item>
      <Form.Item name="typed" label={wording.number} initialValue="">
        <Input size="large" maxLength={100} placeholder={wording.numberHint} autoComplete="off" autoFocus />
      </Form.Item>
      <Button type="primary" size="large" block htmlType="submit" loading={isPending}>
        {wording.check}
      </Button>
    </Form>
  )
}

function toneOf({ result }: Verdict): 'good' | 'bad' | 'care' {
  if (result === 'entered') return 'good'
  return result === 'forced' || result === 'conflict' ? 'care' : 'bad'
}

/** Read at arm's length, and by people who cannot tell green from red: the words come first. */
function Shown({ verdict, onForce }: Seen & { onForce: () => void }) {
  const { result, people_num, ticket_no, first, isOffline } = verdict
  const isOpen = result === 'again' || result === 'void'
  return (
    <div className="ci-result" data-result={toneOf(verdict)} role="status">
      <p className="ci-word">{wording.results[result]}</p>
      {people_num !== null && <p className="ci-people">{wording.people(people_num)}</p>}
      {ticket_no !== '' && <p className="st-number">{wording.ticket(ticket_no)}</p>}
      {first !== null && result !== 'entered' && (
        <p>
          {wording.first(
            onBeijingClock(Date.parse(first.at)).format(wording.moment),
            first.gate || '—',
            first.member || '—',
          )}
        </p>
      )}
      {isOffline && <p>{wording.onPhone}</p>}
      {isOpen && !isOffline && <Button onClick={onForce}>{wording.force}</Button>}
    </div>
  )
}
