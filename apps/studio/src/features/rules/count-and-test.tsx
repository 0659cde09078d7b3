import { conditionsIn, type RuleExpression, readHandset } from '@yingzao/contract/studio'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { callStudio } from '../../state/call-studio'
import { problemText } from '../../ui/problem-text'
import { conditionText, type Names } from './expression/sentence'
import { useCount } from './use-count'
import { wording } from './wording'

interface Props {
  /** Undefined: something is still to be filled in. */
  expression: RuleExpression | undefined
  names: Names
}

const number = new Intl.NumberFormat('zh-CN')

/** How many people the form's current rule matches, and whether it matches one visitor. */
export function CountAndTest(props: Props) {
  return (
    <div className="ru-facts">
      <Count {...props} />
      <Test {...props} />
    </div>
  )
}

function Count({ expression }: Props) {
  const words = wording.count
  const { data, error, isFetching } = useCount(expression)
  const said =
    expression === undefined
      ? words.invalid
      : error
        ? words.failed
        : data && !isFetching
          ? words.people(number.format(data.people), number.format(data.of))
          : words.counting
  return (
    <section>
      <h3>{words.title}</h3>
      <p role="status">{said}</p>
    </section>
  )
}

interface Tested {
  uid: number
  belongs: boolean
  conditions: readonly { said: string; isFulfilled: boolean }[]
  /** The expression that was tested. */
  of: string
}

function Test({ expression, names }: Props) {
  const words = wording.test
  const [typed, setTyped] = useState('')
  const [tested, setTested] = useState<Tested>()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function run(asked: RuleExpression): Promise<void> {
    setProblem(undefined)
    setTested(undefined)
    setPending(true)
    try {
      const uid = await uidOf(typed)
      if (uid === undefined) return setProblem(words.form)
      if (uid === null) return setProblem(words.nobody)
      const { belongs, conditions } = await callStudio('ruleTest', { expression: asked, uid })
      setTested({
        uid,
        belongs,
        of: JSON.stringify(asked),
        conditions: conditionsIn(asked).map((condition, place) => ({
          said: conditionText(condition, names),
          isFulfilled: conditions[place] === true,
        })),
      })
    } catch (error) {
      setProblem(problemText(error as Error, { tooManyRequests: words.tooMany, notFound: words.nobody }))
    } finally {
      setPending(false)
    }
  }

  return (
    <section>
      <h3>{words.title}</h3>
      <p className="st-soft">{words.about}</p>
      <div className="ru-test">
        <Input
          aria-label={words.by}
          placeholder={words.by}
          maxLength={64}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => {
            event.preventDefault()
            if (expression) void run(expression)
          }}
        />
        <Button
          loading={isPending}
          disabled={expression === undefined || typed.trim() === ''}
          onClick={() => expression && void run(expression)}
        >
          {words.run}
        </Button>
      </div>
      <div aria-live="polite">
        {problem && <Alert className="ru-note" type="warning" showIcon title={problem} />}
        {tested && <Result tested={tested} isOld={tested.of !== JSON.stringify(expression)} />}
      </div>
    </section>
  )
}

function Result({ tested: { uid, belongs, conditions }, isOld }: { tested: Tested; isOld: boolean }) {
  const words = wording.test
  const who = words.person(uid)
  if (isOld) return <p className="st-soft">{words.old}</p>
  return (
    <>
      <Alert
        type={belongs ? 'success' : 'info'}
        showIcon
        title={belongs ? words.belongs(who) : words.not(who)}
      />
      <ul className="ru-results">
        {conditions.map(({ said, isFulfilled }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same condition may stand in two places
          <li key={place}>{words.outcome(said, isFulfilled ? words.fulfilled : words.unfulfilled)}</li>
        ))}
      </ul>
    </>
  )
}

/** The visitor that somebody has typed. Null: nobody has this phone. Undefined: it is neither a number nor a phone. */
async function uidOf(typed: string): Promise<number | null | undefined> {
  const handset = readHandset(typed)
  // A phone number goes into the body, never into a URL; the gateway logs who asked.
  if (handset !== undefined) return (await callStudio('ruleFindPerson', { handset })).uid
  return /^\s*[1-9]\d{0,14}\s*$/.test(typed) ? Number(typed) : undefined
}
