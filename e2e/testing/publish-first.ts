import { PagePublisher } from './page-publisher'

const CODE = 'numbered'

/** Publishes a page in an empty data folder, which gateways must then serve, and returns its code. */
export async function publishFirst(environment: NodeJS.ProcessEnv): Promise<string> {
  await using publisher = PagePublisher.spawn({ code: CODE, way: 'whole', environment })
  publisher.begin()
  await publisher.hasDone()
  await publisher.kill()
  return CODE
}
