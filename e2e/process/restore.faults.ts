import { expect, test } from 'vitest'
import { loseDatabase } from '../testing/lose-database'

const DRILLS = Number(process.env.RESTORE_DRILLS ?? 5)
/** The time that a segment waits, the time until it is noticed, and an allowance for a machine with other work. */
const RPO_SECONDS = 120

test('a database that is written to all the time and lost at any moment is there again but for the last two minutes', async () => {
  for (let drill = 0; drill < DRILLS; drill += 1) {
    const longer = 20_000 + Math.random() * 90_000
    const report = await loseDatabase({ least: 1_000, longer, isLatest: true })
    const { output, ...figures } = report
    console.log(figures)
    expect([report.exit, output]).toEqual([0, expect.stringContaining('全部检查通过')])
    expect(report).toMatchObject({ missing: 0, isStayingKnown: true, isErasedBack: false })
    expect(report.lostSeconds).toBeLessThan(RPO_SECONDS)
  }
})
