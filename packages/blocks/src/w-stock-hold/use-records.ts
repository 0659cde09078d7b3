import { useHost } from '@yingzao/renderer'
import { useState } from 'react'
import { answerTo } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useOnce } from '../fields/use-once'

/** All records, in the place of the id of one. */
export const ALL = 'all'

/** The checks that are kept for a logged-in visitor, and deleting them: after a confirmation, one at a time. */
export function useRecords(isLoggedIn: boolean) {
  const host = useHost()
  const { answer, again } = useAnswer('holdingChecks', isLoggedIn ? {} : undefined)
  const [asking, setAsking] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const once = useOnce()

  return {
    answer,
    again,
    /** What somebody wants to delete and is asked about: an id, `ALL`, or empty for nothing. */
    asking,
    isBusy,
    fault,
    ask(what: string) {
      setAsking(what)
      setFault('')
    },
    erase() {
      once(async () => {
        setBusy(true)
        setFault('')
        const said = await answerTo(host.ask, 'holdingErase', asking === ALL ? {} : { check_id: asking })
        setBusy(false)
        if (said.state === 'failed') {
          setFault(said.msg || '没有删除成功，请稍后重试')
          return
        }
        setAsking('')
        if (said.state === 'known') {
          host.toast('已删除')
          again()
        } else await host.login()
      })
    },
  }
}
