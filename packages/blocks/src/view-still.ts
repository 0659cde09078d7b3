/**
 * An entry of the visitors' build that no page loads: it makes the chunks, and with them the CSS, of the blocks that
 * never wake. Apart from the others, so that the loader does not carry their names.
 */
import './registry/still.generated'
