/** Records what a tab requests, and how many bytes of each arrived when, as they travelled. */
export function recordNetwork(protocol) {
  const requests = new Map()
  let lastAt = Date.now()
  const end = ({ requestId, timestamp, ...result }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { endedAt: timestamp, ...result })
    lastAt = Date.now()
  }
  protocol.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
    if (/^(data|blob):|\/favicon\.ico$/.test(url)) return
    requests.set(requestId, { url, type, startedAt: timestamp, pieces: [] })
    lastAt = Date.now()
  })
  protocol.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    requests.get(requestId)?.pieces.push({ at: timestamp, bytes: encodedDataLength })
  })
  protocol.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end({ requestId, timestamp, bytes: encodedDataLength }),
  )
  protocol.on('Network.loadingFailed', ({ requestId, timestamp, errorText }) =>
    end({ requestId, timestamp, failure: errorText }),
  )
  const all = () => [...requests.values()]
  return {
    all,
    /** Milliseconds since something was last requested or arrived; none while something is on its way. */
    quietFor: () => (all().some(({ endedAt }) => endedAt === undefined) ? 0 : Date.now() - lastAt),
    /** Bytes of the requests that are `isWanted`, or of all of them without it. */
    bytes: (isWanted = () => true) => sum(all().filter(isWanted).map(bytesOf)),
    /** Bytes that had arrived a given number of milliseconds after the visit began. */
    bytesBefore(ms) {
      const until = Math.min(...all().map(({ startedAt }) => startedAt)) + ms / 1000
      return sum(all().map((request) => bytesUntil(request, until)))
    },
  }
}

/** Whether a request is for script. */
export const isScript = ({ type, url }) => type === 'Script' || /\.m?js(\?|$)/.test(url)

function bytesOf({ bytes, pieces }) {
  return bytes ?? sum(pieces.map((piece) => piece.bytes))
}

function bytesUntil(request, until) {
  if (request.endedAt !== undefined && request.endedAt <= until) return bytesOf(request)
  return sum(request.pieces.filter(({ at }) => at <= until).map((piece) => piece.bytes))
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
