import { walkBlocks } from '@yingzao/schema/client'
import type { Hit, Page, Rule } from '../rule'

/** A countdown that is published has time left. */
export const countdownEnded: Rule = {
  id: 'countdown-ended',
  severity: 'warning',
  title: '倒计时已结束',
  why: '访客看到的只有 00，容易以为活动已经结束。',
  fix: '请改为将来的时间，或删除这个倒计时。',
  find,
}

function* find({ document, now }: Page): Iterable<Hit> {
  for (const { block } of walkBlocks(document)) {
    const { endTime } = block.value
    if (block.name !== 'countdown' || typeof endTime !== 'number' || endTime > now) continue
    yield { block, path: 'value.endTime', message: '倒计时的结束时间已经过去。' }
  }
}
