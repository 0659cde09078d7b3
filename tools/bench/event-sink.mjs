// A server that reads what is sent to it and discards it. It reports where it is, and ends with its input.
import { createServer } from 'node:http'

const server = createServer((request, response) => request.resume().on('end', () => response.end('{}')))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
process.stdin.on('end', () => process.exit()).resume()
