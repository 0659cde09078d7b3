import { Button, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import type { Saver } from './saver'
import { useSaver } from './saver-context'
import { wording } from './wording'

const words = wording.leave

/** Going to another screen waits for the save. Where it cannot be had, somebody has to say that they want to go all the same. */
export function LeaveGuard() {
  const saver = useSaver()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saver.state.kind !== 'saved' && currentLocation.pathname !== nextLocation.pathname,
  )
  return blocker.state === 'blocked' ? <Leaving saver={saver} blocker={blocker} /> : null
}

function Leaving({ saver, blocker }: { saver: Saver; blocker: Extract<Blocker, { state: 'blocked' }> }) {
  const [isStuck, setStuck] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave.
  useEffect(() => {
    void saver.saveNow().then((isSaved) => (isSaved ? blocker.proceed() : setStuck(true)))
  }, [])
  return (
    <Modal
      open={isStuck}
      width={440}
      title={words.title}
      onCancel={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.proceed()}>{words.go}</Button>
          <Button type="primary" onClick={() => blocker.reset()}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Modal>
  )
}
