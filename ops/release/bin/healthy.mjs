// For HEALTHCHECK: 0 when this container's gateway answers /healthz within two seconds, else 1. A gateway listens once it
// has migrated and rendered, so 0 also says that it has started.
const { HOST = '', PORT = '8080' } = process.env
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST

try {
  const reply = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`, {
    signal: AbortSignal.timeout(2_000),
  })
  process.exitCode = reply.ok ? 0 : 1
} catch (error) {
  console.error(`/healthz does not answer: ${error.cause?.message ?? error.message}`)
  process.exitCode = 1
}
