/**
 * What a calendar reads from a file: the lines, and the event's unfolded properties by name. Throws where lines do not
 * end as they have to.
 */
export function readCalendar(file: string): { lines: string[]; event: Map<string, string> } {
  if (!file.endsWith('\r\n') && !file.endsWith('END:VCALENDAR'))
    throw new Error('The file does not end with a line.')
  if (/[^\r]\n/.test(file)) throw new Error('A line does not end with CR and LF.')
  const lines = file.split('\r\n').filter((line) => line !== '')
  const whole = file.replaceAll('\r\n ', '').split('\r\n')
  const from = whole.indexOf('BEGIN:VEVENT')
  const alarm = [whole.indexOf('BEGIN:VALARM'), whole.indexOf('END:VALARM')] as const
  const isOfAlarm = (_: string, index: number) => index >= alarm[0] && index <= alarm[1]
  const ofEvent = whole.filter(
    (line, index) => index > from && line !== 'END:VEVENT' && !isOfAlarm(line, index),
  )
  const event = new Map(
    ofEvent.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), unescaped(line.slice(colon + 1))]
    }),
  )
  return { lines, event }
}

const unescaped = (text: string) => text.replaceAll('\\n', '\n').replaceAll(/\\([\\,;])/g, '$1')
