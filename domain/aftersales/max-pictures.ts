/** spec §5: at most five with a review, and as many with a request to return. */
export const maxPictures = 5
