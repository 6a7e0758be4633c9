/** The rhythm of people at work: weekdays, office hours, slow summers and year's ends. */
export const WORKING_TIME = {
  monthWeights: [1.06, 1.04, 1.05, 1, 1, 0.97, 0.86, 0.84, 1.05, 1.08, 1.05, 0.78],
  weekdayWeights: [0.2, 1.1, 1.15, 1.12, 1.06, 0.9, 0.25],
  hourWeights: [1, 1, 1, 1, 1, 1, 3, 6, 11, 14, 15, 14, 10, 12, 15, 15, 13, 10, 7, 5, 4, 3, 2, 1],
  noise: 0.25,
}
