import type { Answer, Response } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'

export type Broker = Response<'multipleBrokerageOptions'>['list'][number]

/** More than there will ever be, and the most that one call gives. */
const MOST = 50

/** The brokers one may choose from, in their order. */
export function useBrokers(): { answer: Answer<{ list: Broker[] }>; again: () => void } {
  return useAnswer('multipleBrokerageOptions', { page: 1, page_size: MOST })
}

/** Whether a broker takes anybody at present. */
export function isOpen({ status }: Broker): boolean {
  return status === 1
}
