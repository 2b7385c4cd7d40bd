/**
 * Symbols and names of units that people write after a number and the dictionary lacks, without those that need no
 * look-up: `wordsOf` leaves out words with a capital inside, such as kB, and single letters.
 */
const units = `
kbit Mbit Gbit Tbit kbits Mbits Gbits Tbits Kbit kbps Mbps Gbps Tbps Kbps kilobit kilobits kibibyte kibibytes mebibyte
mebibytes gibibyte gibibytes kbyte Mbyte Gbyte kbytes Mbytes Gbytes Mib Gib Kib
px Mpx vw vh dp ppi lpi ns nm lm cd Nm Wh kmh sqm cpm mins
`

/** Lists the units. */
export const listUnits = (): string[] => units.trim().split(/\s+/)
