/** Real places of all fifty states. */
export interface Place {
  city: string
  state: string
  zip: string
  latitude: number
  longitude: number
  /** Rough share of the shop's customers. */
  weight: number
  /** Of the state, in thousandths of a percent (6250 is 6.25 %), without county and city additions. */
  salesTax: number
}

/**
 * Each state with its sales tax, and some of its cities with a postal code, the coordinates of the center and the
 * weight.
 */
const STATES = `
  AL 4000: Birmingham 35203 33.5186 -86.8104 4, Huntsville 35801 34.7304 -86.5861 3, Mobile 36602 30.6954 -88.0399 2
  AK 0: Anchorage 99501 61.2181 -149.9003 4, Fairbanks 99701 64.8378 -147.7164 1, Juneau 99801 58.3019 -134.4197 1
  AZ 5600: Phoenix 85004 33.4484 -112.074 13, Tucson 85701 32.2226 -110.9747 6, Flagstaff 86001 35.1983 -111.6513 2
  AR 6500: Little Rock 72201 34.7465 -92.2896 4, Fayetteville 72701 36.0626 -94.1574 3
  CA 7250: Los Angeles 90012 34.0522 -118.2437 30, San Diego 92101 32.7157 -117.1611 14,
    San Francisco 94103 37.7749 -122.4194 14, San Jose 95113 37.3382 -121.8863 11,
    Sacramento 95814 38.5816 -121.4944 8, Oakland 94612 37.8044 -122.2712 7, Fresno 93721 36.7378 -119.7871 5,
    Bakersfield 93301 35.3733 -119.0187 4
  CO 2900: Denver 80202 39.7392 -104.9903 12, Colorado Springs 80903 38.8339 -104.8214 5,
    Boulder 80302 40.015 -105.2705 4, Durango 81301 37.2753 -107.8801 1
  CT 6350: Hartford 06103 41.7658 -72.6734 4, New Haven 06510 41.3083 -72.9279 4
  DE 0: Wilmington 19801 39.7391 -75.5398 3, Dover 19901 39.1582 -75.5244 1
  FL 6000: Miami 33130 25.7617 -80.1918 12, Orlando 32801 28.5383 -81.3792 8, Tampa 33602 27.9506 -82.4572 8,
    Jacksonville 32202 30.3322 -81.6557 7, Tallahassee 32301 30.4383 -84.2807 3
  GA 4000: Atlanta 30303 33.749 -84.388 13, Savannah 31401 32.0809 -81.0912 3, Augusta 30901 33.4735 -82.0105 2
  HI 4000: Honolulu 96813 21.3069 -157.8583 4, Hilo 96720 19.7074 -155.0885 1
  ID 6000: Boise 83702 43.615 -116.2023 5, Idaho Falls 83402 43.4917 -112.034 2
  IL 6250: Chicago 60604 41.8781 -87.6298 24, Springfield 62701 39.7817 -89.6501 3, Peoria 61602 40.6936 -89.589 2
  IN 7000: Indianapolis 46204 39.7684 -86.1581 8, Fort Wayne 46802 41.0793 -85.1394 3,
    Bloomington 47404 39.1653 -86.5264 2
  IA 6000: Des Moines 50309 41.5868 -93.625 5, Cedar Rapids 52401 41.9779 -91.6656 3
  KS 6500: Wichita 67202 37.6872 -97.3301 4, Topeka 66603 39.0473 -95.6752 2
  KY 6000: Louisville 40202 38.2527 -85.7585 6, Lexington 40507 38.0406 -84.5037 4
  LA 4450: New Orleans 70112 29.9511 -90.0715 6, Baton Rouge 70801 30.4515 -91.1871 3
  ME 5500: Portland 04101 43.6591 -70.2568 3, Bangor 04401 44.8016 -68.7712 1
  MD 6000: Baltimore 21202 39.2904 -76.6122 8, Annapolis 21401 38.9784 -76.4922 2
  MA 6250: Boston 02108 42.3601 -71.0589 13, Worcester 01608 42.2626 -71.8023 3, Springfield 01103 42.1015 -72.5898 2
  MI 6000: Detroit 48226 42.3314 -83.0458 9, Grand Rapids 49503 42.9634 -85.6681 4, Ann Arbor 48104 42.2808 -83.743 4
  MN 6875: Minneapolis 55401 44.9778 -93.265 9, Saint Paul 55101 44.9537 -93.09 5, Duluth 55802 46.7867 -92.1005 2
  MS 7000: Jackson 39201 32.2988 -90.1848 3, Gulfport 39501 30.3674 -89.0928 2
  MO 4225: Kansas City 64106 39.0997 -94.5786 6, Saint Louis 63101 38.627 -90.1994 7,
    Columbia 65201 38.9517 -92.3341 2
  MT 0: Billings 59101 45.7833 -108.5007 2, Missoula 59802 46.8721 -113.994 2
  NE 5500: Omaha 68102 41.2565 -95.9345 5, Lincoln 68508 40.8136 -96.7026 3
  NV 6850: Las Vegas 89101 36.1699 -115.1398 8, Reno 89501 39.5296 -119.8138 3
  NH 0: Manchester 03101 42.9956 -71.4548 3, Concord 03301 43.2081 -71.5376 1
  NJ 6625: Newark 07102 40.7357 -74.1724 7, Jersey City 07302 40.7178 -74.0431 6, Trenton 08608 40.2206 -74.7597 3
  NM 4875: Albuquerque 87102 35.0844 -106.6504 5, Santa Fe 87501 35.687 -105.9378 2
  NY 4000: New York 10001 40.7506 -73.9972 32, Brooklyn 11201 40.6937 -73.9899 18, Buffalo 14202 42.8864 -78.8784 4,
    Rochester 14604 43.1566 -77.6088 4, Albany 12207 42.6526 -73.7562 3, Syracuse 13202 43.0481 -76.1474 3
  NC 4750: Charlotte 28202 35.2271 -80.8431 9, Raleigh 27601 35.7796 -78.6382 7, Asheville 28801 35.5951 -82.5515 3
  ND 5000: Fargo 58102 46.8772 -96.7898 2, Bismarck 58501 46.8083 -100.7837 1
  OH 5750: Columbus 43215 39.9612 -82.9988 9, Cleveland 44113 41.4993 -81.6944 6, Cincinnati 45202 39.1031 -84.512 6,
    Toledo 43604 41.6528 -83.5379 3
  OK 4500: Oklahoma City 73102 35.4676 -97.5164 6, Tulsa 74103 36.154 -95.9928 4
  OR 0: Portland 97204 45.5152 -122.6784 10, Eugene 97401 44.0521 -123.0868 3, Bend 97703 44.0582 -121.3153 2
  PA 6000: Philadelphia 19102 39.9526 -75.1652 14, Pittsburgh 15222 40.4406 -79.9959 7,
    Harrisburg 17101 40.2732 -76.8867 2, Erie 16501 42.1292 -80.0851 2
  RI 7000: Providence 02903 41.824 -71.4128 4, Newport 02840 41.4901 -71.3128 1
  SC 6000: Charleston 29401 32.7765 -79.9311 4, Columbia 29201 34.0007 -81.0348 3, Greenville 29601 34.8526 -82.394 3
  SD 4200: Sioux Falls 57104 43.5446 -96.7311 3, Rapid City 57701 44.0805 -103.231 1
  TN 7000: Nashville 37203 36.1627 -86.7816 8, Memphis 38103 35.1495 -90.049 5, Knoxville 37902 35.9606 -83.9207 3
  TX 6250: Houston 77002 29.7604 -95.3698 20, Dallas 75201 32.7767 -96.797 16, Austin 78701 30.2672 -97.7431 13,
    San Antonio 78205 29.4241 -98.4936 10, El Paso 79901 31.7619 -106.485 4, Lubbock 79401 33.5779 -101.8552 2,
    Amarillo 79101 35.222 -101.8313 2
  UT 6100: Salt Lake City 84101 40.7608 -111.891 7, Provo 84601 40.2338 -111.6585 3
  VT 6000: Burlington 05401 44.4759 -73.2121 2, Montpelier 05602 44.2601 -72.5754 1
  VA 5300: Richmond 23219 37.5407 -77.436 6, Norfolk 23510 36.8508 -76.2859 4, Roanoke 24011 37.271 -79.9414 2
  WA 6500: Seattle 98101 47.6062 -122.3321 14, Spokane 99201 47.6588 -117.426 4, Tacoma 98402 47.2529 -122.4443 4
  WV 6000: Charleston 25301 38.3498 -81.6326 2, Morgantown 26505 39.6295 -79.9559 1
  WI 5000: Milwaukee 53202 43.0389 -87.9065 7, Madison 53703 43.0731 -89.4012 5, Green Bay 54301 44.5133 -88.0133 2
  WY 4000: Cheyenne 82001 41.14 -104.8202 1, Casper 82601 42.8501 -106.3252 1
`

/** In the order of the states. */
export const PLACES: readonly Place[] = STATES.trim()
  .split(/\n {2}(?=\S)/)
  .flatMap((line) => {
    const [, state, salesTax, cities] = /^(\w\w) (\d+): (.*)$/s.exec(line)!
    return cities!.split(/,\s+/).map((text) => {
      const [, city, zip, ...numbers] = /^(.*) (\d{5}) (\S+) (\S+) (\d+)$/.exec(text)!
      const [latitude, longitude, weight] = numbers.map(Number)
      return {
        city: city!,
        state: state!,
        zip: zip!,
        latitude: latitude!,
        longitude: longitude!,
        weight: weight!,
        salesTax: Number(salesTax),
      }
    })
  })
