import { expect, test } from 'vitest'
import { loseDatabase } from '../testing/lose-database'

/** Processes start one after the other, on machines of any speed. */
const TIMEOUT_MS = 600_000

test(
  'a database that is lost with its disk is there again to the moment, and whoever was erased after it stays erased',
  async () => {
    const { acked, missing, exit, output, isStayingKnown, isErasedBack } = await loseDatabase({ least: 300 })
    expect([exit, output]).toEqual([0, expect.stringContaining('全部检查通过')])
    expect(output).toMatch(/再次注销了 1 位/)
    expect(output).toMatch(/审计记录 \d+ 条，链条完好/)
    expect(output).toContain('手机号可以解密')
    expect(acked).toBeGreaterThanOrEqual(300)
    expect({ missing, isStayingKnown, isErasedBack }).toEqual({
      missing: 0,
      isStayingKnown: true,
      isErasedBack: false,
    })
  },
  TIMEOUT_MS,
)

test(
  'the same finds the fault of a ledger of erasures that is lost with the database',
  async () => {
    const { missing, isErasedBack } = await loseDatabase({ least: 50, losesLedger: true })
    expect({ missing, isErasedBack }).toEqual({ missing: 0, isErasedBack: true })
  },
  TIMEOUT_MS,
)
