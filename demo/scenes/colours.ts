/** Colours of everything around the garments in a scene. */
export const ink = '#2b2823'
export const wood = '#d9bd93'
export const woodEdge = '#7d6238'
export const steel = '#c9c8c4'
export const floor = '#e6ded1'
export const paper = '#fbf8f1'
export const tape = '#e7c45a'
export const spice = '#ff4c3b'
