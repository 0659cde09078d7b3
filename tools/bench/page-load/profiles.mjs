/**
 * Phones on which the page is loaded. A load is watched for `shortestMs` to `longestMs`, a response is awaited for
 * `answerMs`.
 */
export const PROFILES = {
  slow: {
    label: '390x844 DPR 3, CPU 4x slower, 1.6 Mbps down / 750 kbps up / 150 ms round trip',
    cpu: 4,
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    },
    shortestMs: 10_500,
    longestMs: 45_000,
    answerMs: 60_000,
  },
  fast: {
    label: '390x844 DPR 3, unthrottled',
    cpu: 1,
    shortestMs: 5_000,
    longestMs: 20_000,
    answerMs: 20_000,
  },
}
