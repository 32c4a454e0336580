/** Whether groups can be open at first: on a phone a form would be endless. */
export const hasRoom = () => matchMedia('(width >= 767px)').matches
