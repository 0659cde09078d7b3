import type { OperationResponse, Operations } from '@yingzao/contract/server'
import { chinaTime } from '../../time/china-time'
import type { SpeechRow } from './speech-store'

type ShownSpeech = OperationResponse<Operations['speechList']>['list'][number]

/** A talk as pages show it: with its day and its hours in China. */
export function speechShown({
  start_at,
  end_at,
  lecturer_name,
  lecturer_no,
  ...row
}: SpeechRow): ShownSpeech {
  const [from, until] = [chinaTime(start_at), chinaTime(end_at)]
  return {
    ...row,
    lecturer: { name: lecturer_name, no: lecturer_no },
    date: from.slice(0, 10),
    time: `${from.slice(11, 16)}–${until.slice(11, 16)}`,
    start_at: start_at.getTime(),
    end_at: end_at.getTime(),
  }
}
