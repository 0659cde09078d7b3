import type { Payload } from '../answers/answer'

export function lessonQuery(name: string): Payload<'videoList'> {
  return { name, page_size: 1 }
}
