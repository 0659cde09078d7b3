import type { Container } from '@yingzao/schema/client'

export const CONTAINER_TITLES: Readonly<Record<Container, string>> = {
  app: 'App',
  mp: 'Mini program',
  wx: 'WeChat',
  mb: 'Mobile browser',
  pc: 'Computer',
}
