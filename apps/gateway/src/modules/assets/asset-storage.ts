import type { Config } from '../../config/config'
import type { FileStore } from '../../files/file-store'
import { type KeptFiles, keptFiles } from '../../files/kept-files'
import { openFiles } from '../../files/open-files'

/** Where the bytes of assets live, by their own names. */
export type AssetStorage = Pick<FileStore, 'put' | 'replace' | 'ask' | 'size' | 'read' | 'open'>

/**
 * The storage this deployment keeps its assets in, spread over folders by the first two characters of their names. Who
 * sends many of them closes `files` at the end.
 */
export function assetStorage(
  config: Pick<Config, 'dataDir' | 'fileStore'>,
  files: KeptFiles = keptFiles(),
): AssetStorage {
  const store = openFiles(config, files)
  return {
    put: (name, bytes) => store.put(assetPlace(name), bytes),
    replace: (name, bytes) => store.replace(assetPlace(name), bytes),
    ask: (name) => store.ask(assetPlace(name)),
    size: (name) => store.size(assetPlace(name)),
    read: (name) => store.read(assetPlace(name)),
    open: (name) => store.open(assetPlace(name)),
  }
}

/** The name that an asset has in the store of files. */
export function assetPlace(name: string): string {
  return `assets/${name.slice(0, 2)}/${name}`
}
