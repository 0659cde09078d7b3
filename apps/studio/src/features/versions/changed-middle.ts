/** Two texts, split into what they share at both ends and what lies between. */
export interface ChangedMiddle {
  head: string
  before: string
  after: string
  tail: string
}

/** Finds the part in which two texts differ. Works on whole characters: a surrogate pair is never split. */
export function changedMiddle(before: string, after: string): ChangedMiddle {
  const was = [...before]
  const is = [...after]
  const most = Math.min(was.length, is.length)
  let head = 0
  while (head < most && was[head] === is[head]) head += 1
  let tail = 0
  while (tail < most - head && was[was.length - 1 - tail] === is[is.length - 1 - tail]) tail += 1
  return {
    head: was.slice(0, head).join(''),
    before: was.slice(head, was.length - tail).join(''),
    after: is.slice(head, is.length - tail).join(''),
    tail: was.slice(was.length - tail).join(''),
  }
}
