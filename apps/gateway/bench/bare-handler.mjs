// The baseline of the comparison: Fastify out of the box, one route, one buffer.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const { path, headers, body, port } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const bytes = Buffer.from(body, 'base64')

const app = Fastify()
app.get(path, (_request, reply) => reply.headers(headers).send(bytes))
await app.listen({ host: '127.0.0.1', port })
console.log('Ready')

process.on('SIGTERM', () => process.exit(0))
