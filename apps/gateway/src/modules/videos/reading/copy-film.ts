import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  type Input,
  type InputTrack,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/** A track being copied to another file: its next packet, and how to add one. */
interface Copied {
  next: EncodedPacket | undefined
  packets: AsyncIterator<EncodedPacket, void>
  add(packet: EncodedPacket): Promise<void>
}

/**
 * Writes a film, or its first seconds, to a new MP4 file with its index at the front, so that it can play before it is
 * fully loaded. Packets are copied unchanged. `until` in seconds; without it the whole film.
 */
export async function copyFilm(input: Input, path: string, until = Number.POSITIVE_INFINITY): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(path),
  })
  try {
    const tracks = await tracksOf(input, output, until)
    await output.start()
    await copyInTurn(tracks, until)
    await output.finalize()
  } catch (error) {
    if (output.state !== 'finalized') await output.cancel()
    throw error
  }
}

async function tracksOf(input: Input, output: Output, until: number): Promise<Copied[]> {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const begin = Math.min(0, await input.getFirstTimestamp())
  const tracks: Copied[] = []
  if (video) {
    const source = new EncodedVideoPacketSource('avc')
    const decoderConfig = await video.getDecoderConfig()
    output.addVideoTrack(source, {
      rotation: await video.getRotation(),
      maximumPacketCount: await mostPackets(video, until),
    })
    tracks.push(
      await copied(video, begin, (packet) => source.add(packet, decoderConfig ? { decoderConfig } : {})),
    )
  }
  if (audio) {
    const source = new EncodedAudioPacketSource('aac')
    const decoderConfig = await audio.getDecoderConfig()
    output.addAudioTrack(source, { maximumPacketCount: await mostPackets(audio, until) })
    tracks.push(
      await copied(audio, begin, (packet) => source.add(packet, decoderConfig ? { decoderConfig } : {})),
    )
  }
  return tracks
}

/** `begin`: the time before 0 at which the first track starts, which a file cannot say and which becomes 0. */
async function copied(
  track: InputTrack,
  begin: number,
  add: (packet: EncodedPacket) => Promise<void>,
): Promise<Copied> {
  const packets = new EncodedPacketSink(track).packets()
  const first = await packets.next()
  return {
    next: first.value ?? undefined,
    packets,
    add: (packet) => add(begin === 0 ? packet : packet.clone({ timestamp: packet.timestamp - begin })),
  }
}

/** The track that is behind goes first, so that packets of the same time are stored together and few wait in memory. */
async function copyInTurn(tracks: readonly Copied[], until: number): Promise<void> {
  for (;;) {
    const [behind] = tracks
      .filter(({ next }) => next !== undefined)
      .toSorted((one, other) => (one.next?.timestamp ?? 0) - (other.next?.timestamp ?? 0))
    if (!behind?.next) return
    if (behind.next.timestamp >= until) {
      // A packet after it may be shown before it, and needs it.
      behind.next = undefined
      await behind.packets.return?.()
      continue
    }
    await behind.add(behind.next)
    const following = await behind.packets.next()
    behind.next = following.value ?? undefined
  }
}

/** How many packets of a track room has to be reserved for. */
async function mostPackets(track: InputTrack, until: number): Promise<number> {
  if (until === Number.POSITIVE_INFINITY) return (await track.computePacketStats()).packetCount
  const sink = new EncodedPacketSink(track)
  let count = 0
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    if (packet.timestamp >= until) break
    count += 1
  }
  return Math.max(1, count)
}
